console.log(148);
