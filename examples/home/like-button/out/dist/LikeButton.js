"use client";
import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
import LikeButton_module from "./LikeButton.module.js";
function LikeButton() {
    const [likes, setLikes] = useState(0);
    return /*#__PURE__*/ jsxs("button", {
        className: LikeButton_module.like,
        onClick: ()=>setLikes(likes + 1),
        children: [
            "♥ ",
            likes
        ]
    });
}
export { LikeButton };
