import kelp from "kelp";

console.log('effect runs');

// A comment of mine.
class Tide {
    high = 1;
    low;
}
const size = (given)=>[
        given === (/* inlined export .Size.Big */1),
        kelp,
        (/* inlined export .Size.Small */0),
        (/* inlined export .Mood.Calm */0)
    ];

export { Tide, size };

//# sourceMappingURL=index.js.map
