/* A plain bitmask search, the yardstick for the compiled solver: cover the first free square in every way.
 *
 * Reads: squares, placements and roots; then a mask and a piece's bit for each placement, in the order of their first
 * squares; then a mask, the used pieces and a weight for each root. Writes the number of covers and the seconds.
 */
#include <inttypes.h>
#include <stdio.h>
#include <time.h>

#define MOST 16384

static uint64_t full, masks[MOST], pieces[MOST];
static int start[65];

static uint64_t covers(uint64_t covered, uint64_t used) {
    if (covered == full) return 1;
    int first = __builtin_ctzll(~covered);
    uint64_t found = 0;
    for (int i = start[first]; i < start[first + 1]; i++)
        if (!(masks[i] & covered) && !(pieces[i] & used)) found += covers(covered | masks[i], used | pieces[i]);
    return found;
}

int main(void) {
    int squares, placements, roots, filed = 0;
    if (scanf("%d %d %d", &squares, &placements, &roots) != 3 || placements > MOST) return 1;
    full = ~UINT64_C(0) >> (64 - squares);
    for (int i = 0; i < placements; i++) {
        if (scanf("%" SCNu64 " %" SCNu64, &masks[i], &pieces[i]) != 2) return 1;
        for (int first = __builtin_ctzll(masks[i]); filed <= first; filed++) start[filed] = i;
    }
    for (; filed <= squares; filed++) start[filed] = placements;
    uint64_t total = 0;
    clock_t began = clock();
    for (int i = 0; i < roots; i++) {
        uint64_t covered, used, weight;
        if (scanf("%" SCNu64 " %" SCNu64 " %" SCNu64, &covered, &used, &weight) != 3) return 1;
        total += weight * covers(covered, used);
    }
    printf("%" PRIu64 " %.6f\n", total, (double)(clock() - began) / CLOCKS_PER_SEC);
    return 0;
}
