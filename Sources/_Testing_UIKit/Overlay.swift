// A test that imports `Testing` together with a module named `UIKit` makes the compiler look for this
// overlay. It hands on what the test has asked for.

@_exported import UIKit
