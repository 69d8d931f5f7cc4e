import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import dot_namespaceObject from "./static/image/dot.png";
function _createMdxContent(props) {
    const _components = {
        h1: "h1",
        p: "p",
        strong: "strong",
        ...props.components
    };
    return jsxs(Fragment, {
        children: [
            jsx(_components.h1, {
                children: "Tides"
            }),
            "\n",
            jsxs(_components.p, {
                children: [
                    "High at ",
                    jsx(_components.strong, {
                        children: "noon"
                    }),
                    "."
                ]
            })
        ]
    });
}
function MDXContent(props = {}) {
    const { wrapper: MDXLayout } = props.components || {};
    return MDXLayout ? jsx(MDXLayout, {
        ...props,
        children: jsx(_createMdxContent, {
            ...props
        })
    }) : _createMdxContent(props);
}
function pug_escape(e) {
    var a = "" + e, t = pug_match_html.exec(a);
    if (!t) return e;
    var r, c, n, s = "";
    for(r = t.index, c = 0; r < a.length; r++){
        switch(a.charCodeAt(r)){
            case 34:
                n = "&quot;";
                break;
            case 38:
                n = "&amp;";
                break;
            case 60:
                n = "&lt;";
                break;
            case 62:
                n = "&gt;";
                break;
            default:
                continue;
        }
        c !== r && (s += a.substring(c, r)), c = r + 1, s += n;
    }
    return c !== r ? s + a.substring(c, r) : s;
}
var pug_match_html = /["&<>]/;
function template(locals) {
    var pug_html = "", pug_interp;
    var locals_for_with = locals || {};
    (function(name1) {
        pug_html = pug_html + "\u003Cp\u003EHello " + pug_escape(null == (pug_interp = name1) ? "" : pug_interp) + "\u003C\u002Fp\u003E";
    }).call(this, "name" in locals_for_with ? locals_for_with.name : "u" > typeof name ? name : void 0);
    return pug_html;
}
const row = template;
export { MDXContent as Note, dot_namespaceObject as dot, row };
