import { react } from "react";
const jsx = 'jsx was here';
console.log(react, jsx);
