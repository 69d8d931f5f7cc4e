export declare class TideTag extends HTMLElement {
    connectedCallback(): void;
}
declare global {
    interface HTMLElementTagNameMap {
        'tide-tag': TideTag;
    }
}
