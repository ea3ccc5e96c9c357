"""Tells the browser with the page itself what the page will ask for next, so that it need not find out step by step."""

from collections.abc import Mapping, Sequence

PRELOADS = "preloads.json"
"""The file of the build that lists, by route and by language, what else is needed."""
HOME_ANSWER = "</api/home>; rel=preload; as=fetch; crossorigin"


def preload_header(listed: Mapping[str, Sequence[str]], path: str, language: str) -> str:
    """The Link header for a path of the page: its scripts and styles, the words of a language, and its first answer."""
    route = {"": "home", "t": "table"}.get(path.split("/")[0])
    wanted = [*listed.get(route or "", ()), *listed.get(f"words {language}", ())]
    links = [_link(name) for name in wanted]
    return ", ".join([*links, HOME_ANSWER] if route == "home" else links)


def _link(name: str) -> str:
    if name.endswith(".css"):
        return f"</{name}>; rel=preload; as=style; crossorigin"
    return f"</{name}>; rel=modulepreload"
