"""The line between a page and the house, which can be cut and mended while the house goes on."""

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """Put one between before the page opens its table."""

    def __init__(self, page: Page) -> None:
        self._whole = True
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/**", self._connect)

    def cut(self) -> None:
        """As if the network were gone: what is open breaks, and nothing new gets through."""
        self._whole = False
        for socket in self._open:
            socket.close()
        self._open.clear()

    def mend(self) -> None:
        """The network is back; the page comes back by itself."""
        self._whole = True

    def _connect(self, socket: WebSocketRoute) -> None:
        if not self._whole:
            socket.close()
            return
        self._open.append(socket)
        socket.connect_to_server()
