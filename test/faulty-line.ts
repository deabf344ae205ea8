import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The line between the product and its database, which fails on demand. */
export interface FaultyLine {
  /** The database's address over it. */
  readonly url: string;
  /** Ends every connection as a proxy does that is killed. */
  reset(): void;
  /** From now on nobody is let in, or everybody again. */
  refuse(isRefusing: boolean): void;
  /** Nothing passes any more, and nothing ends: as with a machine that hangs, or whose cable is out. */
  hang(): void;
  /** What hung passes, unless it was given up meanwhile. */
  goOn(): void;
  /** Whoever is connected hears nothing any more, as when their machine is gone; whoever comes now is let in. */
  forsake(): void;
  close(): Promise<void>;
}

/** @param target the address of a database */
export async function startFaultyLine(target: string): Promise<FaultyLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isRefusing = false;
  let isHanging = false;

  const server = createServer((near) => {
    if (isRefusing) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      if (isHanging) one.pause();
      one.on('data', (chunk) => void other.write(chunk));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    reset,
    refuse: (refusing) => void (isRefusing = refusing),
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
    forsake() {
      for (const socket of sockets) socket.pause();
    },
    async close() {
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
