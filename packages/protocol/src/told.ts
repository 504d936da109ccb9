/** What has been told is not changed any more: read-only all the way down. */
export type Told<T> = T extends readonly (infer Item)[]
  ? readonly Told<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Told<T[Key]> }
    : T;
