import { jsx } from "react/jsx-runtime";
import { memo } from "react";
function r(e) {
…
