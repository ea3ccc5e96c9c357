"""The connection between a page and the server, which can be cut and restored while the server goes on."""

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """The connection of one page. Create it before the page opens its table."""

    def __init__(self, page: Page) -> None:
        self._whole = True
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/**", self._connect)

    def cut(self) -> None:
        """Cut the connection: open sockets close, and new ones are refused."""
        self._whole = False
        for socket in self._open:
            socket.close()
        self._open.clear()

    def mend(self) -> None:
        """Restore the connection. The page reconnects by itself."""
        self._whole = True

    def _connect(self, socket: WebSocketRoute) -> None:
        if not self._whole:
            socket.close()
            return
        self._open.append(socket)
        socket.connect_to_server()
