import { jsx } from "react/jsx-runtime";
import { clsx } from "clsx";
import { dequal } from "dequal/lite";
import { memo } from "react";
import { rowOf } from "seat-codes";
…
