import css from 'seat-styles/index.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

export class SeatMap extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  }
}
