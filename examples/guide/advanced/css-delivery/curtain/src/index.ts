import css from './curtain.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

export class StageCurtain extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  }
}
