console.log(129);
