import { encodeGif, type Reel } from './gif';

/** What the worker says: how much is done, then the file. */
export type GifAnswer = { share: number } | { gif: Uint8Array<ArrayBuffer> };

const page = self as unknown as {
  onmessage: (event: MessageEvent<Reel>) => void;
  postMessage(answer: GifAnswer, moved?: Transferable[]): void;
};

page.onmessage = ({ data }) => {
  const gif = encodeGif(data, (share) => page.postMessage({ share }));
  page.postMessage({ gif }, [gif.buffer]);
};
