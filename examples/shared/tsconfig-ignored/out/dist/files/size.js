var size_Size = /*#__PURE__*/ function(Size) {
    Size[Size["Small"] = 0] = "Small";
    Size[Size["Big"] = 1] = "Big";
    return Size;
}({});
var size_Mood = /*#__PURE__*/ function(Mood) {
    Mood[Mood["Calm"] = 0] = "Calm";
    return Mood;
}({});
export { size_Mood as Mood, size_Size as Size };
