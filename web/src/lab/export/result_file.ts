/** A file that a result can be taken along as. */
export interface ResultFile {
  /** What the button says. */
  label: string;
  id: string;
  ending: string;
  type: string;
  make(): Promise<BlobPart> | BlobPart;
}
