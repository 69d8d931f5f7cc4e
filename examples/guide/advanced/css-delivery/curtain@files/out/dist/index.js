import curtain from "./curtain.js";
const sheet = new CSSStyleSheet();
sheet.replaceSync(curtain);
class StageCurtain extends HTMLElement {
    constructor(){
        super();
        this.attachShadow({
            mode: 'open'
        }).adoptedStyleSheets = [
            sheet
        ];
    }
}
export { StageCurtain };
