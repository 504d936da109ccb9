/** A Markdown file is its text, in bundles and in tests. */
declare module '*.md' {
  const text: string;
  export default text;
}
