import { jsx } from "react/jsx-runtime";
const tone = (score = 0)=>score >= 50 ? 'good' : 'poor';
const Badge = ({ score })=>/*#__PURE__*/ jsx("b", {
        className: `badge ${tone(score)}`,
        children: null != score ? score : '?'
    });
export { Badge };
