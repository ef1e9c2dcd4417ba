/** Built by `web/build/inline-script.ts`. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
