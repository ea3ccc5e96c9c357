"""The compiled search. It is not recursive: the stack is an array, so the search can pause and resume at any node.

A square of the figure is one bit, numbered along the shorter side. The search always covers the first free square, so
placements are indexed by their first square. Which of them fit depends on the next few squares. For each pattern of
these, the list of remaining placements is made when it is first needed.
"""

import numpy as np

from salon.jit import Masks, Numbers, Places, compiled, population, trailing_zeros, u64

NEAR = 7
"""How many squares after the first free one make up its pattern."""

DEEPEST = 66
MASK, PIECE = 0, 1
DEPTH, COUNT, NODES, LISTED, FOUND = range(5)
DONE, PAUSED = 0, 1


@compiled
def place(cells: Places, ways: Places, allowed: np.uint64) -> tuple[Places, Masks]:
    """Place every allowed piece in every orientation on every first square; return masks and piece bits by square.

    `ways` has a row for each orientation of a piece: piece, size, then its squares as row and column from the first.
    """
    n = cells.shape[0]
    width = 0
    for i in range(n):
        width = max(width, cells[i, 1])
    stride = width + 9
    board = np.full((cells[n - 1, 0] + 6) * stride, -1, np.int8)
    for i in range(n):
        board[cells[i, 0] * stride + cells[i, 1] + 4] = i
    steps = np.empty((ways.shape[0], 5), np.int32)
    chosen = 0
    for way in range(ways.shape[0]):
        if (allowed >> u64(ways[way, 0])) & u64(1):
            steps[chosen, 0] = ways[way, 0]
            for j in range(1, 5):  # a smaller piece repeats its last square
                at = 2 + 2 * min(j, ways[way, 1] - 1)
                steps[chosen, j] = ways[way, at] * stride + ways[way, at + 1]
            chosen += 1
    start = np.empty(n + 1, np.int32)
    places = np.empty((n * chosen, 2), np.uint64)
    made = 0
    for i in range(n):
        start[i] = made
        here = cells[i, 0] * stride + cells[i, 1] + 4
        for way in range(chosen):
            mask = u64(1) << u64(i)
            fits = True
            for j in range(1, 5):
                square = board[here + steps[way, j]]
                if square < 0:
                    fits = False
                    break
                mask |= u64(1) << u64(square)
            if fits:
                places[made, 0] = mask
                places[made, 1] = u64(1) << u64(steps[way, 0])
                made += 1
    start[n] = made
    return start, places[:made].copy()


@compiled
def saturate(used: np.uint64, piece: np.uint64, limits: Masks) -> np.uint64:
    """Return the pieces that are used up once `piece` is used: with the last piece of a group, the whole group is."""
    used |= piece
    if limits.shape[0]:
        i = trailing_zeros(piece)
        group = limits[i, 0]
        if population(used & group) >= limits[i, 1]:
            used |= group
    return used


@compiled
def list_places(
    start: Places, places: Masks, first: int, pattern: np.uint64, lists: Masks, listed: int
) -> int:
    """Add the placements on this first square that the pattern after it leaves room for to `lists`."""
    for k in range(start[first], start[first + 1]):
        if ((places[k, 0] >> u64(first) >> u64(1)) & pattern) == u64(0):
            lists[listed, 0] = places[k, 0]
            lists[listed, 1] = places[k, 1]
            listed += 1
    return listed


@compiled
def search(
    n: int,
    start: Places,
    places: Masks,
    limits: Masks,
    table: Places,
    lists: Masks,
    stack: Masks,
    marks: Places,
    info: Numbers,
    found: Masks,
    budget: int,
) -> int:
    """Continue the search from the position in `info`, `stack` and `marks`, for at most `budget` nodes.

    `stack` holds the covered squares and used pieces at each depth, `marks` the current position in `lists` and its
    end. A cover adds one to `info[COUNT]`, and is stored in `found` while there is room. A full `found` pauses the
    search.
    """
    full = ~u64(0) >> u64(64 - n)
    near = (u64(1) << u64(NEAR)) - u64(1)
    depth = info[DEPTH]
    count = info[COUNT]
    listed = info[LISTED]
    room = found.shape[0]
    left = budget
    while depth >= 0:
        covered = stack[depth, 0]
        used = stack[depth, 1]
        i = marks[depth, 0]
        if i < 0:
            if left == 0:
                break
            left -= 1
            first = trailing_zeros(~covered)
            pattern = (covered >> first >> u64(1)) & near
            entry = (first << u64(NEAR)) | pattern
            i = table[entry, 0]
            if i < 0:
                i = listed
                listed = list_places(start, places, first, pattern, lists, listed)
                table[entry, 0] = i
                table[entry, 1] = listed
            marks[depth, 1] = table[entry, 1]
        end = marks[depth, 1]
        while i < end and ((lists[i, 0] & covered) | (lists[i, 1] & used)) != u64(0):
            i += 1
        if i == end:
            depth -= 1
            continue
        marks[depth, 0] = i + 1
        covered |= lists[i, 0]
        if covered != full:
            depth += 1
            stack[depth, 0] = covered
            stack[depth, 1] = saturate(used, lists[i, 1], limits)
            marks[depth, 0] = -1
            continue
        count += 1
        if room:
            row = info[FOUND]
            for d in range(depth + 1):
                found[row, d, 0] = lists[marks[d, 0] - 1, 0]
                found[row, d, 1] = lists[marks[d, 0] - 1, 1]
            found[row, depth + 1, 0] = u64(0)
            info[FOUND] = row + 1
            if row + 1 == room:
                break
    info[DEPTH] = depth
    info[COUNT] = count
    info[NODES] += budget - left
    info[LISTED] = listed
    return DONE if depth < 0 else PAUSED


@compiled
def blank(n: int, made: int) -> tuple[Places, Masks, Masks, Places, Numbers]:
    """Return the buffers of a search (table, lists, stack, marks and info) at the root of an empty figure."""
    table = np.full((n << NEAR, 2), -1, np.int32)
    lists = np.empty((made << NEAR, 2), np.uint64)
    stack = np.zeros((DEEPEST, 2), np.uint64)
    marks = np.full((DEEPEST, 2), -1, np.int32)
    info = np.zeros(5, np.int64)
    return table, lists, stack, marks, info
