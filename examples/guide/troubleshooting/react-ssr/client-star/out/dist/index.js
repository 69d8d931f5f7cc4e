"use client";
export * from "other";
var src_button = 1;
export { src_button as button };
