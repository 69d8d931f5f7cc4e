export class TideTag extends HTMLElement {
  connectedCallback(): void {
    this.textContent = 'high tide';
  }
}

customElements.define('tide-tag', TideTag);

declare global {
  interface HTMLElementTagNameMap {
    'tide-tag': TideTag;
  }
}
