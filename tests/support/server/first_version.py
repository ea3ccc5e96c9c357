"""Database rows as the first version of Salon wrote them."""

FIRST = [
    """INSERT INTO tables (code, version, status, game_id, touched_ms, body) VALUES
    ('ACDEF', 5, 'over', 'g1', 70, '{"code":"ACDEF","version":4,"status":"playing","game":"toy","options":{"rounds":2},
    "chairs":[{"kind":"person","name":"Ada","colour":"rose","member":1}],"members":[{"number":1,"name":"Ada",
    "visitor":"v1","at":"5c81f1b1a2e60d52"}],"host":1,"next_member":2,"away_policy":"bot","round":1,"game_id":"g1",
    "touched_ms":60}')""",
    "INSERT INTO members (code, visitor) VALUES ('ACDEF', 'v1')",
    """INSERT INTO games (game_id, code, started_ms, ended_ms, outcome, body) VALUES ('g1', 'ACDEF', 7, 9,
    '{"ranks":[1],"sheets":[{"lines":[],"total":3}]}', '{"game_id":"g1","code":"ACDEF","round":1,"setup":{"game":"toy",
    "rules_version":1,"seats":2,"options":{},"seed":"seed"},"chairs":[],"commitment":"c","started_ms":7}')""",
    "INSERT INTO participants (game_id, seat, visitor) VALUES ('g1', 0, 'v1')",
    """INSERT INTO log (game_id, seq, seat, client_id, body, at_ms) VALUES ('g1', 0, NULL, 'start',
    '{"seq":0,"what":"start","at_ms":7}', 7), ('g1', 1, 0, '0.a',
    '{"seq":1,"what":"act","at_ms":9,"seat":0,"action":{"type":"Pass"}}', 9)""",
    "INSERT INTO timers (subject, kind, due_ms, armed) VALUES ('ACDEF', 'grace:1', 80, 0)",
]
