import { jsx } from "react/jsx-runtime";
import { clsx } from "clsx";
import { dequal } from "dequal/lite";
import { memo } from "react";
const rowOf = (code)=>`Row ${code.slice(0, -1)}`;
…
