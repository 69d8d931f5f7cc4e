import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
…
export { WeatherChip };
