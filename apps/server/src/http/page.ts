/** The start page of a server without a built site. */
export const START_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shutterbox</title>
</head>
<body>
<main>
<h1>Shutterbox</h1>
<p>Board games about taking the shot. Play alone against bots, around one screen, or with friends anywhere.</p>
<p>This server is up, and programs can play through its API. The site itself has not been built here: npm run build does that.</p>
<ul>
<li><a href="/api/v1/games">The games</a></li>
<li><a href="/api/v1/matches">Open matches</a></li>
<li><a href="/api/v1/openapi.json">The API, as an OpenAPI description</a></li>
</ul>
</main>
</body>
</html>
`;
