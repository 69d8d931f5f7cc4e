"use client";
import { jsx, jsxs } from "react/jsx-runtime";
import { useState } from "react";
…
