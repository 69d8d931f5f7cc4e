console.log(164);
