public import Foundation

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
}
