import { createElement, useState } from "react";
const Seat = ()=>createElement('b', null, useState('free')[0]);
export { Seat };
