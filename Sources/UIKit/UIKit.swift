// The umbrella that programs import. It passes on what Apple's UIKit passes on and nothing else: a
// public name of ours here would make the program's own ambiguous.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKitControllers
@_exported import UIKitInterfaceBuilder
@_exported import UIKitViews
