extension TraceChart {
  /// The style sheet of an HTML trace; it follows the reader's light or dark appearance.
  static let style = """
    :root {
      color-scheme: light dark;
      --page: #fbfbfd; --ink: #1d1d1f; --muted: #6e6e73; --rule: #d2d2d7; --arrow: #a1a1a6;
      --c0: #0066cc; --c1: #bf4800; --c2: #1d7a34; --c3: #8944ab; --c4: #b3261e; --c5: #00758a;
      --c6: #8a6100; --c7: #5856d6;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161617; --ink: #f5f5f7; --muted: #98989d; --rule: #38383c; --arrow: #636366;
        --c0: #4da3ff; --c1: #ff9f5a; --c2: #5fd17a; --c3: #d59bf0; --c4: #ff7b72; --c5: #4fd3e8;
        --c6: #e6bd55; --c7: #a5a4ff;
      }
    }
    body {
      margin: 0; background: var(--page); color: var(--ink);
      font: 14px/1.5 -apple-system, "Inter", "Segoe UI", system-ui, sans-serif;
    }
    header { padding: 24px 32px 0; }
    h1 { margin: 0; font-size: 22px; font-weight: 650; letter-spacing: -0.01em; }
    header p { margin: 4px 0 0; color: var(--muted); }
    .scroll { overflow-x: auto; padding: 8px 16px 32px; }
    svg { display: block; font: inherit; }
    svg text { fill: var(--ink); }
    .lane line { stroke: var(--rule); stroke-width: 1.5; }
    .lane .actor { text-anchor: middle; font-weight: 600; font-size: 13px; }
    .lane .class { text-anchor: middle; font-size: 11px; fill: var(--muted); }
    .lane.system .actor { fill: var(--muted); }
    .time {
      text-anchor: end; font-size: 11px; fill: var(--muted); font-variant-numeric: tabular-nums;
    }
    .arrow { stroke: var(--arrow); stroke-width: 1; }
    .head { fill: var(--arrow); }
    .call {
      font: 12px/1 ui-monospace, "SF Mono", "JetBrains Mono", Menlo, Consolas, monospace;
      paint-order: stroke; stroke: var(--page); stroke-width: 5px; stroke-linejoin: round;
    }
    .args { fill: var(--muted); font-size: 11px; }
    .row:hover .arrow { stroke: var(--ink); }
    .frame rect { fill: none; stroke: var(--rule); }
    .link { fill: none; stroke: var(--rule); stroke-dasharray: 2 4; }
    .l0 circle { fill: var(--c0); } .l0 .actor { fill: var(--c0); }
    .l1 circle { fill: var(--c1); } .l1 .actor { fill: var(--c1); }
    .l2 circle { fill: var(--c2); } .l2 .actor { fill: var(--c2); }
    .l3 circle { fill: var(--c3); } .l3 .actor { fill: var(--c3); }
    .l4 circle { fill: var(--c4); } .l4 .actor { fill: var(--c4); }
    .l5 circle { fill: var(--c5); } .l5 .actor { fill: var(--c5); }
    .l6 circle { fill: var(--c6); } .l6 .actor { fill: var(--c6); }
    .l7 circle { fill: var(--c7); } .l7 .actor { fill: var(--c7); }
    @media print { .scroll { overflow: visible; } }
    """
}
