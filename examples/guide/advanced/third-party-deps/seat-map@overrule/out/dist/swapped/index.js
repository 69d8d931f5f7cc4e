import { jsx } from "react/jsx-runtime";
import { dequal } from "dequal/lite";
import { memo } from "react";
function r(e) {
…
