"""What a page lets sound, by the names of its files."""

import json
import re

from playwright.sync_api import Page

from tests.support.files import ROOT

LISTING = json.loads((ROOT / "web/src/shell/sound/library/sounds.json").read_text("utf-8"))
SOUND = re.compile(r"/assets/([a-z-]+)-[\w-]{8}\.mp3$")

# A sound is followed from its file to the moment at which it starts: address, bytes, samples, source.
LISTEN = """
    globalThis.heard = [];
    const names = new WeakMap();
    const [load, decode] = [globalThis.fetch, AudioContext.prototype.decodeAudioData];
    const start = AudioBufferSourceNode.prototype.start;
    globalThis.fetch = async (...asked) => {
      const response = await load(...asked);
      const name = /\\/assets\\/([a-z-]+)-[\\w-]{8}\\.mp3$/.exec(response.url)?.[1];
      if (name !== undefined) {
        const read = response.arrayBuffer.bind(response);
        response.arrayBuffer = async () => {
          const bytes = await read();
          names.set(bytes, name);
          return bytes;
        };
      }
      return response;
    };
    AudioContext.prototype.decodeAudioData = async function (bytes, ...more) {
      const sound = await decode.call(this, bytes, ...more);
      names.set(sound, names.get(bytes));
      return sound;
    };
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.push(names.get(this.buffer));
      return start.apply(this, when);
    };
"""

# Lets a page sound only after a tap on it, as browsers do. To the browser, a script of Playwright counts as a tap, so
# without this it depends on the moment whether a page may sound.
WANT_A_TAP = """
    let tapped = false;
    addEventListener("pointerdown", () => { tapped = true; }, { capture: true });
    const Free = globalThis.AudioContext;
    globalThis.AudioContext = class extends Free {
      constructor(...how) {
        super(...how);
        if (!tapped) void super.suspend();
      }
      resume() {
        return tapped ? super.resume() : new Promise(() => undefined);
      }
    };
"""


class Heard:
    """The sounds that a page has started since it was opened, or since the last `forget`."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(LISTEN)

    def names(self) -> list[str]:
        """Their names, in order."""
        found: list[str] = self._page.evaluate("heard")
        return found

    def forget(self) -> None:
        """Listen from now on."""
        self._page.evaluate("heard.length = 0")

    def wait_for(self, *names: str) -> None:
        """Wait until one of these has started."""
        self._page.wait_for_function("(names) => heard.some((name) => names.includes(name))", arg=names)
