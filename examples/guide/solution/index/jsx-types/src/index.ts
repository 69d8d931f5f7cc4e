export class TideTag extends HTMLElement {}
