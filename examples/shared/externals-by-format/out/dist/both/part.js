import { react } from "react";
import { jsx } from "react/jsx-runtime";
console.log(react, jsx);
