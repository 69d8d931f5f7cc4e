const card_module = {
    slideIn: "slide-in-gATXF6",
    "slide-in": "slide-in-gATXF6"
};
export { card_module as card };
