const card_module = {
    slideIn: "slideIn-qSQl2B",
    "slide-in": "slide-in-gATXF6"
};
export { card_module as card };
