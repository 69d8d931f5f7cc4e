console.log(125);
