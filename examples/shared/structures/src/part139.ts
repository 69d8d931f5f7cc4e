console.log(139);
