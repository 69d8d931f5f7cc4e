// src/badge/tone.ts
var tone = (score = 0) => score >= 50 ? "good" : "poor";

// src/badge/index.tsx
import { jsx } from "react/jsx-runtime";
var Badge = ({ score }) => /* @__PURE__ */ jsx("b", { className: `badge ${tone(score)}`, children: score != null ? score : "?" });
export {
  Badge
};
