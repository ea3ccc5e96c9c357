/** For tests: a socket whose wires and timers are in the hand of the test. */

import type { AnyInbound, AnyOutbound } from "@/generated/messages";
import { TableSocket, type SocketLike } from "./socket";

export class FakeWire implements SocketLike {
  readyState: SocketLike["readyState"] = 0;
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  readonly sent: AnyInbound[] = [];

  send(data: Parameters<SocketLike["send"]>[0]): void {
    this.sent.push(JSON.parse(String(data)) as AnyInbound);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  says(message: AnyOutbound): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, Object.assign(new Event("close"), { code }) as CloseEvent);
  }
}

/** A socket with wires and timers in the hand of the test. */
export function table() {
  const wires: FakeWire[] = [];
  let timers: { run: () => void; ms: number }[] = [];
  let ids = 0;
  const socket = new TableSocket(
    {
      open: () => {
        wires.push(new FakeWire());
        return wires.at(-1) as FakeWire;
      },
      later: (run, ms) => {
        const timer = { run, ms };
        timers.push(timer);
        return () => (timers = timers.filter((other) => other !== timer));
      },
      random: () => 1,
      newId: () => `id${(ids += 1)}`,
      language: () => "fr",
      reactions: () => true,
    },
    () => undefined,
  );
  const next = (): number => {
    const timer = timers.shift();
    timer?.run();
    return timer?.ms ?? -1;
  };
  socket.start();
  return { socket, wires, wire: () => wires.at(-1) as FakeWire, next };
}
