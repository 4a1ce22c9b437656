interface Window {
  /** Inputs from before hydration: keys, and clicks with the clicked element and its position in the document. */
  keptInputs?: (KeyboardEvent | {readonly target: Element; readonly place: readonly number[]})[];

  /** Set by Docusaurus on the home page. Shows the banner about a wrong `baseUrl`. */
  insertBanner?: () => void;
}
