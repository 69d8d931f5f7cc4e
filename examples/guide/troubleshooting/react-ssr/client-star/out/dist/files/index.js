"use client";
export * from "./button.js";
export * from "other";
