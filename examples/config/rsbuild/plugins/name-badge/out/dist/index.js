import { jsx } from "react/jsx-runtime";
const Badge = ({ name })=>/*#__PURE__*/ jsx("strong", {
        children: name
    });
export { Badge };
